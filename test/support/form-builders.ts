import type { FormItem } from '../../core/proposals/form/form-item.ts'
import { emptyReading, type FormReading } from '../../core/proposals/form/form-reading.ts'
import type { ToldForm } from '../../core/forms/told-form.ts'
import { anId, SOME_ACCOUNT } from './builders.ts'

/** Give it the id of an application of its account. */
export function aFormReading(overrides: Partial<FormReading> = {}): FormReading {
  const asked = {
    kind: 'paragraph',
    text: 'Who are you?',
    number: '1.1',
    listLevel: 0,
    bold: true,
    italic: false,
  } as const
  const blocks = [
    { kind: 'heading', level: 1, text: 'About you', number: '1', page: 1, anchor: 'h' } as const,
    { ...asked, page: 1, anchor: 'p' },
  ]
  return { ...emptyReading({ id: anId(), accountId: SOME_ACCOUNT }), contentHash: 'a'.repeat(64), blocks, ...overrides }
}

export function aFormItem(overrides: Partial<FormItem> = {}): FormItem {
  const text = 'Attach your accounts'
  const described = { kind: 'attachment', text, section: 'Enclosures', options: [], found: text } as const
  return { id: anId(), ...described, place: '1', page: 1, done: false, ...overrides }
}

export function aToldForm(overrides: Partial<ToldForm> = {}): ToldForm {
  const lines = [{ text: 'Who are you?', isQuestion: true }]
  const places = [{ question: 'Who are you?', place: '3', line: 'Name' }]
  return { id: anId(), accountId: SOME_ACCOUNT, layout: '0aaaaaa 0bbbbbb', lines, places, version: 0, ...overrides }
}
