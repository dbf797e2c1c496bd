import { expect } from 'chai'
import { settingsToWriteFrom } from '../../../core/texts/settings-to-write-from.ts'
import { knownOf } from '../../../core/funders/funder.ts'
import { unflaggedText } from '../../../core/texts/unflagged-text.ts'
import type { TextState } from '../../../core/shared/text-state.ts'
import { anAccount, aFunder, aTextState } from '../../support/builders.ts'

const TEXT = '# Facts\n\n- Staff: 98,765\n- Number: 1098765\n\nWe won.'
const flag = (text: string) => {
  const start = TEXT.indexOf(text)
  return { kind: 'unsupported', claim: 'figure', text, start, end: start + text.length } as const
}
const choice = { kind: 'open-choice', text: '1098765', start: 34, end: 41 } as const
const drafted = (of: Partial<TextState>) => aTextState({ origin: 'model', ...of })

describe('a text from which others are written', () => {
  const cases: readonly (readonly [name: string, state: TextState | null, text: string])[] = [
    ['is all of one that nobody warns of', drafted({}), TEXT],
    ['is all of one of before warnings', null, TEXT],
    [
      'lacks the lines that rest on no source',
      drafted({ warnings: [flag('98,765'), choice] }),
      TEXT.replace('- Staff: 98,765\n', ''),
    ],
    ['may lack the last line', drafted({ warnings: [flag('We won.')] }), TEXT.replace('\n\nWe won.', '')],
    ['is all of one that a person made theirs', drafted({ origin: 'person', warnings: [flag('98,765')] }), TEXT],
  ]
  for (const [name, state, text] of cases) it(name, () => expect(unflaggedText(TEXT, state)).to.equal(text))

  it('is the facts file of an account and the overview of a funder as well', () => {
    const warnings = [flag('98,765')]
    const settings = { ...anAccount().settings, factsFile: TEXT }
    const account = anAccount({ settings, factsFileState: drafted({ warnings }) })
    const funder = aFunder({ markdownOverview: TEXT, overviewWarnings: warnings })

    for (const text of [settingsToWriteFrom(account).factsFile, knownOf(funder).markdownOverview])
      expect(text).to.include('1098765').and.not.include('98,765')
    expect(knownOf(aFunder()).markdownOverview).to.equal(null)
  })
})
