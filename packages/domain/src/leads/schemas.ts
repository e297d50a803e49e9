import * as z from 'zod/mini';
import { marketingStates } from '#leads/vocabulary.ts';

export const marketingStateSchema = z.enum(marketingStates);
