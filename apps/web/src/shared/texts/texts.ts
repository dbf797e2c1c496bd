import { en, type Texts } from './en.ts'

/** The texts of the interface, in the language that it speaks. */
export const texts: Texts = en
