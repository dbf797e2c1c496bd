import type { ModelRequest, ShownBlock } from '../port/language-model.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type { BriefTask } from '../../../core/brief/ports.ts'
import type { HandInForm } from '../hand-in.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'

const MAX_TOKENS = 16_000

const RULES = `You fill in the brief of a charity's project from its documents, for the charity's own people to check.

How to fill it in
- Hand in, all at once, the sections that the documents say something of. Leave out every other section: an empty one is better than a guess.
- Each section has at most 180 words of Markdown, paragraphs or lists, without a heading. Keep close to the words of the documents.
- The brief is of what is planned. What was done in other projects or in past years is no part of it.
- Name for each section the passages that it rests on, by their sources such as 2:14.`

/** Content of each section. */
const SECTIONS: Readonly<Record<BriefSectionKey, string>> = {
  summary: 'what is to be done, for whom and why, in a few sentences',
  need: 'the problem that the project addresses',
  evidence: 'surveys, figures and voices that show the need',
  beneficiaries: 'who benefits, how many and where',
  activities: 'what is done, how often and where',
  outcomes: 'what will be different for those who take part',
  measuring: 'how the outcomes are measured',
  timeline: 'when it starts and ends, with the steps between',
  partners: 'who is worked with, and what each does',
  staff: 'who runs it, with roles and hours',
  risks: 'what could go wrong, and what is done then',
  sustainability: 'how the work or its benefits last after the grant',
  withoutGrant: 'what happens without the grant',
}

/** Searches for a library that is too long for the prompt. */
export const BRIEF_QUERIES: readonly string[] = Object.values(SECTIONS)

export function briefForm(sections: readonly BriefSectionKey[]): HandInForm {
  const fields = {
    key: { type: 'string', enum: [...sections] },
    text: { type: 'string', description: 'Markdown.' },
    sources: { type: 'array', items: { type: 'string' }, description: 'The sources of the passages, such as 2:14.' },
  }
  return {
    name: 'hand_in_brief',
    description: 'Hands in the sections of the brief that the documents say something of.',
    schema: {
      type: 'object',
      properties: {
        sections: {
          type: 'array',
          items: { type: 'object', properties: fields, required: Object.keys(fields), additionalProperties: false },
        },
      },
      required: ['sections'],
      additionalProperties: false,
    },
  }
}

export function briefRequest(
  { projectName, sections, settings }: BriefTask,
  material: readonly ShownBlock[],
): ModelRequest {
  const wanted = sections.map((key) => `- ${key}: ${SECTIONS[key]}`).join('\n')
  const ask = `${asData('project', projectName)}\nThe sections:\n${wanted}\nFill in the brief of this project.`
  return {
    maxTokens: MAX_TOKENS,
    system: systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], settings),
    messages: [{ role: 'user', content: [...material, { type: 'text', text: ask }] }],
  }
}

/** A section returned by the model. */
export interface HandedInSection {
  readonly key: BriefSectionKey
  readonly text: string
  readonly sources: readonly string[]
}

/** The requested sections, each once; ignores anything else. */
export function readBrief(input: unknown, wanted: readonly BriefSectionKey[]): HandedInSection[] {
  const { sections } = (input ?? {}) as { readonly sections?: unknown }
  const handedIn = Array.isArray(sections) ? (sections as unknown[]).map(sectionIn) : []
  return wanted.flatMap((key) => handedIn.find((section) => section?.key === key) ?? [])
}

function sectionIn(value: unknown): HandedInSection | null {
  const { key, text, sources } = (value ?? {}) as Readonly<Record<string, unknown>>
  if (typeof key !== 'string' || typeof text !== 'string' || !Array.isArray(sources)) return null
  const named = (sources as unknown[]).filter((source) => typeof source === 'string')
  return { key: key as BriefSectionKey, text: text.trim(), sources: named }
}
