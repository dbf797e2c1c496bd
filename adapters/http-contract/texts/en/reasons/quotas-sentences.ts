import { counted, inBytes } from '../words.ts'

export const quotaSentences = {
  'quotas.applications': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'application')}, the most an account can have. Ask us for more.`,
  'quotas.bytes': ({ limit }: { readonly limit: number }) =>
    `Your documents and forms can take up ${inBytes(limit)}, and this file does not fit. Delete some documents, or ask us for more.`,
  'quotas.documents': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'document')}, the most an account can have. Delete some, or ask us for more.`,
  'quotas.funders': ({ limit }: { readonly limit: number }) =>
    `You have added ${counted(limit, 'funder')}, the most an account can have. Choose one from the list, or ask us for more.`,
  'quotas.projects': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'project')}, the most an account can have. Ask us for more.`,
  'quotas.reports': ({ limit }: { readonly limit: number }) =>
    `You have ${counted(limit, 'report')}, the most an account can have. Ask us for more.`,
  'quotas.tasks': ({ limit }: { readonly limit: number }) =>
    `We are still working on ${counted(limit, 'task')} for you. Try again when some of them are done.`,
  'quotas.users': ({ limit }: { readonly limit: number }) =>
    `Your account has ${counted(limit, 'user')}, the most it can have. Ask us for more.`,
}
