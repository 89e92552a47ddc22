// React, MUI, what libs/ui draws and what the domain says.
import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import type { Room } from '@cheese/domain/contract/content/roam';
