import { useEffect, useState } from 'react'
import { inApp } from '../runtime-config.ts'
import { randomId } from './random-id.ts'

interface Notice {
  readonly text: string
  readonly tab: string
  readonly kind: 'opened' | 'here' | 'closed'
}

const THIS_TAB = randomId()
const NONE: ReadonlySet<string> = new Set()

/** Whether a text that is edited here is edited in another tab of this browser too. */
export function useOpenElsewhere(text: string, isEditing: boolean): boolean {
  const [tabs, setTabs] = useState(NONE)
  useEffect(() => {
    if (!isEditing) return
    const channel = new BroadcastChannel(inApp('edited-texts'))
    const tell = (kind: Notice['kind']) => channel.postMessage({ text, tab: THIS_TAB, kind } satisfies Notice)
    channel.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data.text !== text) return
      setTabs(
        (known) => new Set([...known].filter((tab) => tab !== data.tab).concat(data.kind === 'closed' ? [] : data.tab)),
      )
      if (data.kind === 'opened') tell('here')
    }
    tell('opened')
    return () => {
      tell('closed')
      channel.close()
      setTabs(NONE)
    }
  }, [text, isEditing])
  return tabs.size > 0
}
