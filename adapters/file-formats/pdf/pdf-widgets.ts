import type { FormField } from '../../../core/proposals/form/form.ts'
import { transform, type Matrix } from './matrix.ts'
import type { Widget } from './pdf-page.ts'

/** A page annotation from its source, with the attributes inherited from its field. */
export interface FieldAnnotation {
  readonly subtype?: string
  /** Field type: Tx, Btn, Ch or Sig. */
  readonly fieldType?: string | null
  readonly fieldName?: string
  readonly alternativeText?: string
  readonly fieldValue?: unknown
  readonly maxLen?: number | null
  readonly multiLine?: boolean
  readonly pushButton?: boolean
  readonly options?: readonly { readonly displayValue?: string; readonly exportValue?: string }[]
  readonly rect?: readonly number[]
  readonly hidden?: boolean
  /** Name in the file and state, for a check box or a radio button. */
  readonly button?: { readonly name: string | null; readonly isOn: boolean }
}

/** Names of states that do not describe a button. */
const BARE_STATE = /^(?:\d*|on|off|true|false|checked|x|(?:choice|option|opt|button|radio|box|value)[\s_-]*\d*)$/iu

/** Interactive fields of a page, without push buttons. */
export function widgetsOf(annotations: readonly FieldAnnotation[], frame: Matrix): Widget[] {
  return annotations.flatMap((annotation) => {
    const control = controlOf(annotation)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = annotation.rect ?? []
    if (annotation.subtype !== 'Widget' || control === null || annotation.hidden || x1 === x2) return []
    const [left, bottom] = transform(frame, x1, y1)
    const [right, top] = transform(frame, x2, y2)
    return [
      {
        kind: 'widget',
        left: Math.min(left, right),
        right: Math.max(left, right),
        top: Math.min(top, bottom),
        bottom: Math.max(top, bottom),
        name: annotation.fieldName ?? '',
        tooltip: tooltipOf(annotation),
        buttonName: nameOfButton(annotation),
        control,
        value: valueOf(annotation),
        maxCharacters: annotation.maxLen || null,
        options: (annotation.options ?? []).map((option) => option.displayValue ?? option.exportValue ?? ''),
      } satisfies Widget,
    ]
  })
}

function controlOf(annotation: FieldAnnotation): FormField['control'] | null {
  switch (annotation.fieldType) {
    case 'Tx':
      return annotation.multiLine ? 'multiline' : 'text'
    case 'Btn':
      return annotation.pushButton ? null : 'tick'
    case 'Ch':
      return 'choice'
    case 'Sig':
      return 'signature'
    default:
      return null
  }
}

/** Null if it only repeats the field's own name, which some tools store there. */
function tooltipOf(annotation: FieldAnnotation): string | null {
  const text = (annotation.alternativeText ?? '').replace(/\s+/g, ' ').trim()
  const isName = text === (annotation.fieldName ?? '') && !text.includes(' ')
  return text === '' || isName ? null : text
}

/** The file's own name for one of several buttons; null for a meaningless name. */
function nameOfButton({ button }: FieldAnnotation): string | null {
  const name = (button?.name ?? '').trim()
  return BARE_STATE.test(name) ? null : name
}

function valueOf(annotation: FieldAnnotation): string | null {
  if (annotation.button !== undefined) return annotation.button.isOn ? 'ticked' : null
  const value = annotation.fieldValue
  const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value
  return typeof text === 'string' && text.trim() !== '' && text !== 'Off' ? text.trim() : null
}
