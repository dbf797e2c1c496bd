/** What the New Grant Application modal sends. */
export interface NewGrant {
  /** The time zone in which the form may name a deadline, where it also gives name and funder; null where it gives nothing. */
  readonly headZone?: string | null
  readonly name: string
  readonly projectId: string | null
  readonly grantInfo: { question: string; answer: string }[]
  readonly funderId: string | null
  readonly funderName: string | null
}

/** A chosen funder; one that was typed and is not in the list has a name only. */
export interface ChosenFunder {
  readonly id: string | null
  readonly name: string
}

interface Entered {
  readonly name: string
  readonly projectId: string | null
  /** Question and what the user typed; blank where they typed nothing. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly funder: ChosenFunder | null
}

export function newGrant({ name, projectId, answers, funder }: Entered): NewGrant {
  return {
    name: name.trim(),
    projectId,
    grantInfo: answers
      .map(({ question, answer }) => ({ question, answer: answer.trim() }))
      .filter(({ answer }) => answer !== ''),
    funderId: funder?.id ?? null,
    funderName: funder?.name ?? null,
  }
}

/** The multipart form; the file comes last, so that the server knows the rest before the bytes. */
export function formOf(grant: NewGrant, file: File): FormData {
  const form = new FormData()
  form.append('name', grant.name)
  if (grant.projectId !== null) form.append('projectId', grant.projectId)
  grant.grantInfo.forEach(({ question, answer }, index) => {
    form.append(`grantInfo[${index}][question]`, question)
    form.append(`grantInfo[${index}][answer]`, answer)
  })
  if (grant.funderId !== null) form.append('funderId', grant.funderId)
  if (grant.funderName !== null) form.append('funderName', grant.funderName)
  if (grant.headZone) form.append('headZone', grant.headZone)
  form.append('file', file, file.name)
  return form
}

/** The name of an application until its form has been read: that of the file. */
export const nameOfFile = ({ name }: File) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim() || name
