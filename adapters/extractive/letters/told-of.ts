import { keyWords } from '../../../core/gaps/key-words.ts'
import type { ToldText } from '../../../core/gaps/told-text.ts'

type Told = readonly ToldText[] | undefined

/** What people wrote in the first of these sections of the brief that says anything; empty where none does. */
export function toldSection(keys: readonly string[], told: Told): string {
  const texts = keys.map((key) => told?.find(({ source }) => source === `brief:${key}`)?.text ?? '')
  return texts.find((text) => text.trim() !== '') ?? ''
}

/** The value of a fact that people confirmed; empty where they confirmed none. */
export function toldFact(key: string, told: Told): string {
  const label = `${keyWords(key)}: `
  const lines = (told?.find(({ source }) => source === 'profile')?.text ?? '').split('\n')
  return lines.find((line) => line.startsWith(label))?.slice(label.length) ?? ''
}
