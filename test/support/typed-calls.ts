/** Whose texts are changed and read. */
export interface TypedPlaces {
  readonly proposal: string
  readonly question: string
  readonly project: string
}

/** A call that takes a text as somebody typed it. */
export interface TypedCall {
  readonly path: string
  /** The longest text that it takes, in characters. */
  readonly longest: number
  readonly body: (text: string) => object
}

/** The calls whose texts are longer than a line, each once. */
export function typedCalls({ proposal, question, project }: TypedPlaces): TypedCall[] {
  const ofProposal = `/proposals/${proposal}`
  const ofQuestion = `${ofProposal}/questions/${question}`
  const edit = (text: string) => ({ text, basedOn: null })
  return [
    { path: `${ofQuestion}/answer/edit`, longest: 100_000, body: edit },
    { path: `${ofProposal}/coverLetter/edit`, longest: 100_000, body: edit },
    { path: '/account/factsFile/edit', longest: 100_000, body: edit },
    { path: `/projects/${project}/overview/edit`, longest: 100_000, body: edit },
    {
      path: `/projects/${project}/brief`,
      longest: 100_000,
      body: (text) => ({ sections: [{ key: 'need', text, basedOn: null }] }),
    },
    {
      path: ofQuestion,
      longest: 10_000,
      body: (text) => ({ text, guidance: text.slice(0, 12_000), section: text.slice(0, 1_000) }),
    },
    { path: `${ofProposal}/newQuestion`, longest: 10_000, body: (questionText) => ({ questionText }) },
    { path: `${ofProposal}/questions/paste`, longest: 200_000, body: (text) => ({ text }) },
    { path: `${ofQuestion}/comments`, longest: 5_000, body: (text) => ({ text }) },
    { path: `${ofProposal}/improveAnswer/${question}`, longest: 10_000, body: (userRequest) => ({ userRequest }) },
    {
      path: `${ofProposal}/update`,
      longest: 20_000,
      body: (answer) => ({
        grantInfo: [{ question: 'What are you applying for funding for?', answer }],
        funderName: answer.slice(0, 200),
      }),
    },
    { path: '/account/profile/mission', longest: 5_000, body: (value) => ({ value, state: 'confirmed' }) },
    { path: '/account/settings', longest: 2_000, body: (toneOfVoice) => ({ language: 'en-GB', toneOfVoice }) },
  ]
}

/** What is read of these texts again, by pages and as files. */
export function typedReads({ proposal, question, project }: TypedPlaces, text: string): string[] {
  const ofProposal = `/proposals/${proposal}`
  const searched = encodeURIComponent(text.slice(0, 200))
  return [
    ofProposal,
    `${ofProposal}/portal`,
    `${ofProposal}/gaps`,
    `${ofProposal}/proofreading`,
    ...['docx', 'pdf', 'txt', 'md'].map((format) => `${ofProposal}/download?format=${format}&include=guidance`),
    `${ofProposal}/coverLetter/download?format=docx`,
    `${ofProposal}/questions/${question}/remembered`,
    `${ofProposal}/questions/${question}/answer/versions`,
    `/projects/${project}`,
    `/projects/${project}/brief`,
    `/projects/${project}/overview/download?format=docx`,
    '/account/profile',
    '/home',
    `/answers?search=${searched}`,
    `/search?q=${searched}`,
  ]
}
