import { Button } from 'antd'
import { texts } from '../texts/editing-texts.ts'
import { Notice } from '../ui/Notice.tsx'
import { Changes } from './Changes.tsx'
import styles from './TextConflict.module.css'
import type { SavedText } from './text-calls.ts'
import type { SaverState, TextSaver } from './text-saver.ts'

const words = texts.editing.conflict

interface TextConflictProps {
  readonly saver: TextSaver<SavedText>
  readonly state: SaverState
  readonly onDecided: () => void
}

/** Lets people choose between the saved text and their own, with the differences. */
export function TextConflict({ saver, state: { text, other }, onDecided }: TextConflictProps) {
  if (other === null) return null
  const decide = (choice: Parameters<typeof saver.decide>[0]) => () => {
    saver.decide(choice)
    onDecided()
  }
  return (
    <Notice tone="warning" heading={words.title}>
      <span>
        {other.author === null ? words.byTab : words.byOther(other.author)} {words.kept}
      </span>
      <div className={styles.texts}>
        <section aria-label={words.theirs}>
          <h4>{words.theirs}</h4>
          <Changes before={other.text} after={other.text} />
        </section>
        <section aria-label={words.mine}>
          <h4>{words.mine}</h4>
          <Changes before={other.text} after={text} />
        </section>
      </div>
      <div className="row">
        <Button onClick={decide('mine')}>{words.keepMine}</Button>
        <Button onClick={decide('theirs')}>{words.keepTheirs}</Button>
        <Button onClick={decide('both')}>{words.keepBoth}</Button>
      </div>
    </Notice>
  )
}
