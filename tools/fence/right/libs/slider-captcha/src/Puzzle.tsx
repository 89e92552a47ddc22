// React only.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { puzzle } from './puzzle';
