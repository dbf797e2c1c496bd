import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import styles from './QuestionDrawer.module.css'
import { numbersOf, QuestionList } from './QuestionList.tsx'
import { QuestionProgress } from './QuestionProgress.tsx'
import { useJump } from './use-question-in-address.ts'

/** The list of questions, if there is no space beside the cards. */
export function QuestionDrawer({ questions }: { readonly questions: readonly Question[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [target, setTarget] = useState<string | null>(null)
  const jump = useJump()
  const words = texts.proposal
  const choose = (questionId: string) => {
    setTarget(questionId)
    setIsOpen(false)
  }
  // Only then: a drawer that closes gives the focus back to its button.
  const onMoved = (open: boolean) => {
    if (!open && target !== null) jump(target)
    setTarget(null)
  }
  return (
    <div className={styles.narrow}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.questions}
      </Button>
      <Drawer
        open={isOpen}
        title={words.questions}
        closable={{ 'aria-label': texts.common.close }}
        onClose={() => setIsOpen(false)}
        afterOpenChange={onMoved}
        destroyOnHidden
      >
        <QuestionProgress questions={questions} />
        <QuestionList questions={questions} numbers={numbersOf(questions)} onJump={choose} />
      </Drawer>
    </div>
  )
}
