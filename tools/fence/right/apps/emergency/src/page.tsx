// The centre joins its own catalogue with the shared libraries.
import { useResourcesQuery } from '@cheese/emergency-api/resource';
import { base } from '@cheese/api-client/base';
import { makeSession } from '@cheese/auth/session';
import { theme } from '@cheese/ui/theme';
