import { useEffect, useMemo } from 'react'
import type { FlowBlock, FormBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { plainWords } from '../../../shared/editor/plain-words.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FormBlocks } from '../form-beside/FormBlocks.tsx'
import styles from './FilledText.module.css'
import { groupOf, idOf, type AnyPlace } from './place-groups.ts'
import { ShownPlace, type ShownPlaces } from './ShownPlace.tsx'
import { TargetButton, type AnswerTargets } from './TargetButton.tsx'

const words = texts.formBeside.filled

interface FilledTextProps extends ShownPlaces {
  readonly blocks: readonly FormBlock[]
  readonly places: readonly AnyPlace[]
  /** Set while an answer is moved. */
  readonly targets: AnswerTargets | null
  readonly onShown: () => void
}

function lookOf(block: FlowBlock): string | undefined {
  return block.kind === 'heading' || (block.kind === 'paragraph' && block.bold) ? styles.strong : undefined
}

function textOf(block: FlowBlock): string {
  const number = block.kind === 'field' ? null : block.number
  return number === null ? block.text : `${number} ${block.text}`
}

/** The form's parsed blocks with their answers, and a note that this is not the file's layout. */
export function FilledText({ blocks, places, targets, onShown, ...shown }: FilledTextProps) {
  const byLine = useMemo(() => {
    const lines = new Map<string, AnyPlace[]>()
    for (const place of places)
      if (place.place !== null) lines.set(place.place, [...(lines.get(place.place) ?? []), place])
    return lines
  }, [places])
  useEffect(() => onShown(), [blocks, onShown])
  const byPlace = useMemo(() => new Map(targets?.all.map((target) => [target.place, target])), [targets?.all])
  const placesAt = (line: string) => [
    ...shownAt(line),
    ...(targets === null || !byPlace.has(line)
      ? []
      : [<TargetButton key={`target ${line}`} target={byPlace.get(line)!} {...targets} />]),
  ]
  const shownAt = (line: string) =>
    (byLine.get(line) ?? []).map((place) => (
      <ShownPlace key={idOf(place)} place={place} part={0} {...shown}>
        <div className={styles.answer} dir="auto">
          {place.written === null ? words.groups[groupOf(place)] : plainWords(place.written)}
        </div>
      </ShownPlace>
    ))
  const show = (block: FlowBlock) => (
    <>
      {textOf(block).trim() !== '' && (
        <p className={lookOf(block)} dir="auto">
          {textOf(block)}
        </p>
      )}
      {placesAt(block.place)}
    </>
  )
  return (
    <div className={styles.text}>
      <p className="muted small">{words.notAsPrinted}</p>
      <FormBlocks blocks={blocks} show={show} showEmpty={placesAt} />
    </div>
  )
}
