import { documentNotFound, type DocumentScope } from '../../../core/documents/document.ts'
import { projectNotFound } from '../../../core/projects/project.ts'
import { notFound } from '../../../core/shared/app-error.ts'
import { projectSection, textQuery, uploadFields } from '../../http-contract/documents.ts'
import { actorOf, answer, type ApiContext, type ApiRouter } from '../api-context.ts'
import { parse } from '../parse.ts'
import { pathId } from '../path-id.ts'
import type { RouteParts } from '../route-parts.ts'
import { fileMissing, sentFile } from '../sent-file.ts'
import { presentDocument, presentText } from './present.ts'

export function documentRoutes(router: ApiRouter, { useCases, session, uploadRoom, upload }: RouteParts): void {
  router.get('/documentLibrary/sharedDocuments', session, async (ctx) => {
    const library = await useCases.listSharedDocuments.execute({ actor: actorOf(ctx) })
    const { documents, projectsLibraryIsEmpty } = library
    answer(ctx, { documents: documents.map(presentDocument), projectsLibraryIsEmpty })
  })

  router.get('/documentLibrary/:id/text', session, async (ctx) => {
    const documentId = pathId<'document'>(ctx.params['id'], documentNotFound)
    const { from, to = from, passage } = parse(textQuery, ctx.query)
    const wanted = passage === undefined ? { from, to } : { passage }
    const { document, text } = await useCases.viewDocumentText.execute({ actor: actorOf(ctx), documentId, wanted })
    answer(ctx, { document: presentDocument(document), text: text && presentText(text) })
  })

  router.post('/documentLibrary/uploadSharedDocument', session, uploadRoom, upload, (ctx) =>
    store(ctx, { kind: 'shared' }),
  )

  router.post('/documentLibrary/uploadProjectDocument/:projectId/:projectSection', session, uploadRoom, upload, (ctx) =>
    store(ctx, projectScope(ctx)),
  )

  router.delete('/documentLibrary/remove/:id', session, async (ctx) => {
    const documentId = pathId<'document'>(ctx.params['id'], documentNotFound)
    await useCases.removeDocument.execute({ actor: actorOf(ctx), documentId })
    answer(ctx)
  })

  async function store(ctx: ApiContext, scope: DocumentScope): Promise<void> {
    const { lastModified } = parse(uploadFields, ctx.state.upload?.fields, () => fileMissing(ctx))
    const document = await useCases.uploadDocument.execute({
      actor: actorOf(ctx),
      scope,
      ...sentFile(ctx),
      lastModified: lastModified === undefined ? null : new Date(lastModified).toISOString(),
    })
    answer(ctx, { document: presentDocument(document) }, 201)
  }
}

function projectScope(ctx: ApiContext): DocumentScope {
  const section = projectSection.safeParse(ctx.params['projectSection'])
  if (!section.success) throw notFound('http.no-such-call', 'There is no such call.')
  return { kind: 'project', projectId: pathId(ctx.params['projectId'], projectNotFound), section: section.data }
}
