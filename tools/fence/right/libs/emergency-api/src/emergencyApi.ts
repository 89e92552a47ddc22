// The base door of the main client, and the domain.
import { baseQueryOf } from '@cheese/api-client/base';
import { services } from '@cheese/domain/calls/services';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import { createApi } from '@reduxjs/toolkit/query/react';
