import { useEffect, useMemo, type ReactNode } from 'react'
import type { FormBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { keyOf } from '../../../shared/use-keys.ts'
import { moveByArrow } from '../form-beside/move-by-arrow.ts'
import { targetsOf } from './answer-targets.ts'
import styles from './FilledFormDrawer.module.css'
import { MoveBar } from './MoveBar.tsx'
import type { AnswerTargets } from './TargetButton.tsx'
import type { useMoveAnswer } from './use-move-answer.ts'

interface ShownFormProps {
  readonly form: { readonly blocks: readonly FormBlock[] } | undefined
  readonly isHidden: boolean
  readonly isBusy: boolean
  readonly move: ReturnType<typeof useMoveAnswer>
  /** Null lets the product choose. */
  readonly moveTo: (target: string | null) => void
  /** Renders the form, with possible places while an answer is moved. */
  readonly children: (targets: AnswerTargets | null) => ReactNode
}

/** The filled form, in which answers move between places by dragging or by keyboard. */
export function ShownForm({ form, isHidden, isBusy, move, moveTo, children }: ShownFormProps) {
  const { moving, pages, end } = move
  const all = useMemo(() => targetsOf(form?.blocks ?? []), [form])
  const from = moving === null || moving.isDragged ? null : (moving.place.place ?? all[0]?.place ?? null)
  useEffect(() => {
    if (from !== null) document.querySelector<HTMLElement>(`[data-target="${CSS.escape(from)}"]`)?.focus()
  }, [from])
  return (
    <div className={styles.shown} hidden={isHidden} data-moving={moving !== null || undefined}>
      {moving !== null && (
        <MoveBar text={moving.place.text} isBusy={isBusy} onBack={end} onLeave={() => moveTo(null)} />
      )}
      <div
        ref={pages}
        className={styles.pages}
        aria-busy={isBusy}
        onKeyDown={(event) => {
          if (moving !== null && keyOf(event) === 'Escape') {
            event.stopPropagation()
            end()
          }
          moveByArrow(event, moving === null ? '[data-shown]' : '[data-target]')
        }}
      >
        {children(moving === null ? null : { all, over: moving.over, onChoose: moveTo })}
      </div>
    </div>
  )
}
