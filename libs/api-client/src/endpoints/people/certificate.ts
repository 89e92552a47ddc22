import { certificateCalls } from '@cheese/domain/calls/people/certificate';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CertificateContract as C } from '@cheese/domain/contract/people/certificate';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const certificateApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    verifyCertificate: build.query<Answers<C['verify']>, Asks<C['verify']>>({
      query: ask(certificateCalls.verify),
      // The page says by itself what came of it.
      extraOptions: { silent: true },
    }),
  }),
});

export const { useVerifyCertificateQuery } = certificateApi;
