import { courtSides } from '#matches/vocabulary.ts';

export const chatReadings = [
  'hi',
  'thanks',
  'plan',
  'change',
  'newweek',
  'explain',
  'warm',
  'recover',
  'food',
  'progress',
  'racket',
  'price',
  'mental',
  'routine',
  'load',
  'injury',
  'app',
  'insult',
  'praise',
  'joke',
  'offtopic',
  'health',
] as const;
export type ChatReading = (typeof chatReadings)[number];

export const playedSides = [...courtSides, 'both'] as const;
export type PlayedSide = (typeof playedSides)[number];

export const diets = [
  'celiac',
  'gluten',
  'lactose',
  'milk',
  'nuts',
  'egg',
  'fish',
  'seafood',
  'soy',
  'fructose',
  'vegan',
  'vegetarian',
  'pescatarian',
] as const;
export type Diet = (typeof diets)[number];

export const jobs = ['shifts', 'nights', 'desk', 'standing', 'home', 'travels'] as const;
export type Job = (typeof jobs)[number];

export const partsOfDay = ['morning', 'noon', 'afternoon', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const kitPlaces = ['home', 'trip'] as const;
export type KitPlace = (typeof kitPlaces)[number];

/** Characters of the sentence a fact came from. */
export const factSentenceLength = 200;
