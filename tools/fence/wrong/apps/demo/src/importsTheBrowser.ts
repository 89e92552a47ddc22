// Demo rows are planted on the server.
import { base } from '@cheese/api-client/base';
import { theme } from '@cheese/ui/theme';
import { App } from '../../web/src/App';
import { createElement } from 'react';
