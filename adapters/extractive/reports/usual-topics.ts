import { YEAR_PATTERN } from '../../../core/languages/dates.ts'

/** A thing that most reports are asked for, often in a word or two, which say too little to be searched for. */
export interface UsualTopic {
  readonly asked: RegExp
  /** What it means, put as questions that documents answer. */
  readonly questions: readonly string[]
  /** What a sentence that speaks of it has in it. */
  readonly shown: RegExp
  /** It is about the time after the years of the report. */
  readonly isAhead?: boolean
}

const PEOPLE = String.raw`(?:people|persons|adults|children|families|households|guests|members|participants|beneficiaries|women|men|girls|boys|students|pupils|learners|volunteers|clients|users|visitors|residents|patients|carers|farmers|youths?|adolescents|parents|caregivers|researchers|developers|entrepreneurs|workers|leaders|individuals|communities|attendees|chapters|groups)`

/** The more particular ones first: what speaks of two of them belongs to the first. */
const TOPICS: readonly UsualTopic[] = [
  {
    asked:
      /\b(?:financ\p{L}*|income|expenditure|spending|spent|money|budget|accounts|costs?|funds used|use of funds|how (?:the )?(?:grant|funding|money))\b/iu,
    questions: [
      'What was your total income and revenue?',
      'What was your total expenditure and how much did you spend?',
      'How much were your grants, donations and reserves?',
    ],
    shown:
      /[$£€]\s?\p{N}|\p{N}\s?(?:million|EUR|USD|GBP|euros?|dollars|pounds)\b|\b(?:income|expenditure|turnover|net assets|reserves|surplus|deficit)\b/iu,
  },
  {
    asked:
      /\b(?:people|beneficiar\p{L}*|who|whom|participants?|families|children|number\p{L}*)\b.*\b(?:reach\p{L}*|help\p{L}*|support\p{L}*|serv\p{L}*|benefit\p{L}*|took part)|^(?:beneficiar\p{L}*|reach|participants?|numbers?|figures|key figures|statistics)(?: (?:reached|numbers))?$/iu,
    questions: [
      'How many people did you reach?',
      'How many beneficiaries, participants and families did you serve and support?',
      'How many members, volunteers and communities took part?',
    ],
    shown: new RegExp(
      String.raw`(?<![$£€\p{N}])\p{N}[\p{N},.]*\+?\s+(?:million\s+|thousand\s+)?(?:[\p{L}’'-]+\s){0,3}${PEOPLE}\b|\b(?:reached|benefit(?:ed|ing)|served|supported|enrolled|attended|welcomed)\b[^.]{0,60}\p{N}`,
      'iu',
    ),
  },
  {
    asked:
      /\b(?:lessons?|learn(?:ed|t|ing|ings)?|challenges?|difficult\p{L}*|problems|setbacks?|obstacles?|what (?:went wrong|did not work|we would do differently))\b/iu,
    questions: [
      'What lessons did you learn?',
      'What challenges and difficulties did you face?',
      'What did you change because of feedback?',
    ],
    shown:
      /\b(?:lessons?|learn(?:ed|t)\b(?! (?:to|how))|challeng(?:es?|ing)|difficult\p{L}*|despite|struggl\p{L}+|obstacles?|barriers?|setbacks?|shortages?|waiting list|could not|couldn['’]t|unable to|turned away|delay(?:s|ed)?|feedback (?:from|showed|told)|asked (?:us )?for|we (?:found|realised|realized|discovered) that|harder|limited by|lack of)\b/iu,
  },
  {
    asked: /\b(?:plans?|next (?:year|steps)|future|looking ahead|priorities|ahead)\b/iu,
    questions: [
      'What are your plans for the future?',
      'What will you do next year?',
      'What are your priorities, goals and next steps?',
    ],
    isAhead: true,
    shown: new RegExp(
      String.raw`\b(?:will|plan(?:s|ned|ning)?|aims? to|intends?|intention|next (?:year|step|phase)|by ${YEAR_PATTERN}|in the future|goals?|priorit(?:y|ies)|look(?:ing)? (?:ahead|forward)|hopes? to)\b`,
      'iu',
    ),
  },
  {
    asked: /\b(?:outcomes?|impact|difference|results?|success\p{L}*|achieve\p{L}*|changed?)\b/iu,
    questions: [
      'What outcomes and results were achieved?',
      'What difference did your work make to people?',
      'What impact did your work have?',
    ],
    shown:
      /\p{N}\s?(?:%|percent|per cent)|\b(?:improv(?:ed|es|ement\p{L}*)|increas(?:ed|e in|es)|reduc(?:ed|tion|es)|result(?:ed|s) in\b|made a difference|achiev\p{L}+|gained|found (?:paid )?(?:work|jobs?)|felt|said (?:that )?they|reported (?:that )?|more confident|now able|able to|led to|as a result|for the first time|doubled|rose|grew)\b/iu,
  },
  {
    asked: /^(?:(?:our |key |main )*partner\p{L}*|collaborat\p{L}*|who we work(?:ed)? with)/iu,
    questions: ['Which partners did you work with?', 'How do you work in partnership with others?'],
    shown:
      /\b(?:partner\p{L}*|together with|collaborat\p{L}+|alongside|jointly?|work(?:ed|s|ing)? with|alliance|consortium)\b/iu,
  },
  {
    asked: /^(?:thank\p{L}*|acknowledge\p{L}*|(?:our )?(?:funders?|donors?|supporters?))\b/iu,
    questions: ['Which funders, donors and supporters do you thank?', 'Who funded your work?'],
    shown:
      /\b(?:thank\p{L}*|grateful|funded by|funders?|donors?|supporters?|supported by|grants? from|foundation|sponsors?)\b/iu,
  },
  {
    asked:
      /^(?:activit|achievements?$|highlights$|what (?:we|you|did we|did you|have we|have you) (?:did|do|deliver|have done|done|achieve)|(?:the )?(?:work|delivery|services|projects|programmes?|programs|events)(?: (?:we|delivered|done|carried|in|this|over|so).*)?$)/iu,
    questions: [
      'What services, sessions, courses and workshops did you run?',
      'What did your projects and programmes deliver?',
      'What events and training did you hold?',
      'What did you launch, open or complete?',
    ],
    shown:
      /\b(?:ran|runs?|held|hosts?|hosted|organi[sz]ed|deliver(?:s|ed)|provid(?:es|ed)|offer(?:s|ed)|opened|opens|launched|serv(?:es|ed)|cooked|taught|teach(?:es)?|trained|visited|built|planted|published|developed|started|completed|created|distributed|conducted|implement(?:s|ed)|introduced|workshops?|sessions|courses?|classes|events?)\b/iu,
  },
]
/** Words: a longer topic says enough to be searched for as it stands. */
const LONGEST_TOPIC = 7
/** What is asked of a place or a project is no usual thing. */
const NAME = /(?<=\S )\p{Lu}[\p{L}’'-]+/u

/** The place of a usual topic among them, -1 where the topic is of its own. */
export function usualTopicOf(topic: string): number {
  if (topic.split(/\s+/).length > LONGEST_TOPIC || NAME.test(topic)) return -1
  return TOPICS.findIndex(({ asked }) => asked.test(topic))
}

export function usualTopic(place: number): UsualTopic | null {
  return TOPICS[place] ?? null
}

/** What a report speaks of that was asked for without saying of what. */
export const USUAL_REPORT = [
  'Activities',
  'People reached',
  'Outcomes',
  'Finances',
  'Lessons learned',
  'Plans',
] as const
