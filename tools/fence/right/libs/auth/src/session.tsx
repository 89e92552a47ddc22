// Headless: React and the domain.
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { createSlice } from '@reduxjs/toolkit';
import { roles } from '@cheese/domain/codes/people/roles';
import type { LoginContract } from '@cheese/domain/contract/people/shapes/credentials';
