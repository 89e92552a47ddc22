// The domain knows no framework: neither the browser's nor the server's, nor a clock.
import axios from 'axios';
import dayjs from 'dayjs';
import fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { useState } from 'react';
import { Button } from '@mui/material';
import { createApi } from '@reduxjs/toolkit/query';
import { readFileSync } from 'node:fs';
