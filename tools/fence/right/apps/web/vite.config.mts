// How an app is built is the tools' business: the one door from an app into them.
import { appConfig } from '../../tools/vite/appConfig.mts';
