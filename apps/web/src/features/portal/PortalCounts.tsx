import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import { Tag } from '../../shared/ui/Tag.tsx'

const words = texts.portal

interface CountProps {
  readonly count: number
  readonly limit: number
  readonly describe: (count: string, limit: string) => string
}

function Count({ count, limit, describe }: CountProps) {
  const said = describe(formatCount(count), formatCount(limit))
  return count > limit ? <Tag tone="bad">{words.over(said)}</Tag> : <Tag tone="neutral">{said}</Tag>
}

/** How long the answer is as the form counts it, beside each of its limits. */
export function PortalCounts({ answer }: { readonly answer: PortalAnswer }) {
  const { word_limit, characters_limit, minimum } = answer
  const least = minimum?.unit === 'words' ? answer.words : answer.characters
  const isShort = minimum !== null && answer.text !== '' && least < minimum.amount
  if (word_limit === null && characters_limit === null && !isShort)
    return <Tag tone="neutral">{words.counts(formatCount(answer.words), formatCount(answer.characters))}</Tag>
  return (
    <>
      {word_limit !== null && <Count count={answer.words} limit={word_limit} describe={words.ofWords} />}
      {characters_limit !== null && (
        <Count count={answer.characters} limit={characters_limit} describe={words.ofCharacters} />
      )}
      {isShort && (
        <Tag tone="busy">{words.ofAtLeast[minimum.unit](formatCount(least), formatCount(minimum.amount))}</Tag>
      )}
    </>
  )
}
