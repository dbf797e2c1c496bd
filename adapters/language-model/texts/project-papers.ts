import type { ShownBlock } from '../port/language-model.ts'
import type { OverviewTask, ProjectApplication } from '../../../core/overviews/ports.ts'
import { paperBlock } from '../prompts/passage-blocks.ts'
import type { CitablePassage, SourcePlace } from './cited-text.ts'
import { textPhrasesFor } from './text-phrases.ts'

/** Characters; newest first, the rest is left out. */
const LONGEST_PAPERS = 200_000

interface Paper {
  readonly source: string
  readonly title: string
  readonly parts: readonly string[]
}

/** A project's applications and reports as sources. */
export interface ProjectPapers {
  readonly material: readonly ShownBlock[]
  readonly titles: readonly string[]
  readonly citable: readonly CitablePassage[]
  placeOf(source: string): SourcePlace | null
}

export function projectPapers({ applications, reports, settings }: OverviewTask, hasCitations: boolean): ProjectPapers {
  const phrases = textPhrasesFor(settings.language)
  const papers = fitting([
    ...applications.map((one, at) => ({
      source: `a${at + 1}`,
      title: `${one.name} (${phrases.application})`,
      parts: partsOf(one),
    })),
    ...reports.map(({ name, text }, at) => ({
      source: `r${at + 1}`,
      title: `${name} (${phrases.report})`,
      parts: text.split(/\n{2,}/u),
    })),
  ])
  return {
    material: papers.map(({ source, title, parts }) => paperBlock(source, title, parts, hasCitations)),
    titles: papers.map(({ title }) => title),
    citable: papers.flatMap(({ source, parts }) => parts.map((text) => ({ source, text }))),
    placeOf: (source) => {
      const paper = papers.find((one) => one.source === source)
      return paper ? { name: paper.title, page: null } : null
    },
  }
}

function partsOf({ grantInfo, answers, funderName }: ProjectApplication): string[] {
  const said = [...grantInfo, ...answers].filter(({ answer }) => answer !== '')
  return [...(funderName === null ? [] : [funderName]), ...said.map(({ question, answer }) => `${question}\n${answer}`)]
}

function fitting(papers: readonly Paper[]): Paper[] {
  let left = LONGEST_PAPERS
  return papers.flatMap(({ parts, ...paper }) => {
    const kept = parts.filter((part) => part.trim() !== '' && (left -= part.length) >= 0)
    return kept.length === 0 ? [] : [{ ...paper, parts: kept }]
  })
}
