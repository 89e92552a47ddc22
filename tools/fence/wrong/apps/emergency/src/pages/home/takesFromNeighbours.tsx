// The same on the other site.
import { ResourceCard } from '../emergencyCenter/resource/ResourceCard';
import { LoginPage } from '../emergencyCenter/login/LoginPage';
