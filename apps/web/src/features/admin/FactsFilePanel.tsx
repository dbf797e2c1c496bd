import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import { useGenerateFactsFileMutation } from './endpoints.ts'

const words = texts.admin.account

/** Milliseconds for which the message is shown. */
const MESSAGE_FOR = 3000
/** Polling interval in milliseconds. */
const POLL = 5000
/** Milliseconds after which the page stops waiting for the new text. */
const LONGEST_WAIT_MS = 120_000

interface FactsFilePanelProps {
  readonly accountId: string
  readonly text: string
  readonly refetch: () => unknown
}

/** Polls for a new text for a limited time. */
function useNewText({ text, refetch }: Pick<FactsFilePanelProps, 'text' | 'refetch'>) {
  const [before, setBefore] = useState<string | null>(null)
  const isWaiting = before === text
  usePollWhile(isWaiting, POLL, refetch)
  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => setBefore(null), LONGEST_WAIT_MS)
    return () => window.clearTimeout(timer)
  }, [isWaiting])
  return () => setBefore(text)
}

export function FactsFilePanel({ accountId, text, refetch }: FactsFilePanelProps) {
  const [generate, { isLoading }] = useGenerateFactsFileMutation()
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'error'; readonly message: string } | null>(null)
  const waitForText = useNewText({ text, refetch })
  useEffect(() => {
    if (outcome?.tone !== 'good') return
    const timer = window.setTimeout(() => setOutcome(null), MESSAGE_FOR)
    return () => window.clearTimeout(timer)
  }, [outcome])

  const ask = async () => {
    setOutcome(null)
    const { data, error } = await generate(accountId)
    if (error !== undefined) return setOutcome({ tone: 'error', message: messageOf(error, words.factsFailed) })
    setOutcome({ tone: 'good', message: data ?? words.factsAsked })
    waitForText()
  }

  return (
    <section className="card stack" aria-label={words.facts}>
      <div className="row apart">
        <h2>{words.facts}</h2>
        <Button loading={isLoading} onClick={() => void ask()}>
          {words.generateFacts}
        </Button>
      </div>
      {outcome !== null && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {text === '' ? <p className="muted">{words.noFacts}</p> : <Prose text={text} />}
    </section>
  )
}
