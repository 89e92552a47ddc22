import axios, { type AxiosInstance } from 'axios';
import type { services } from '@cheese/domain/calls/services';
import { outliving } from './outliving';

type Service = (typeof services)[keyof typeof services];

/** The wire to one service: its prefix, its patience, and the headers that every call sends. */
export const makeHttp = ({ prefix, timeoutMs }: Service): AxiosInstance =>
  axios.create({
    baseURL: prefix,
    timeout: timeoutMs,
    headers: { platform: 'PC', client: '0' },
    // A refusal is an answer like any other; only silence is an error.
    validateStatus: () => true,
    adapter: (config) =>
      config.fetchOptions ? outliving(config) : axios.getAdapter(['xhr', 'http'], config)(config),
  });
