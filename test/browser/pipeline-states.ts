import { pageState, type PageState } from './page-state.ts'

/** What is due, and the table of all applications. */
export function pipelineStates(asOwner: PageState['logIn']): readonly PageState[] {
  return [
    pageState(
      'home',
      asOwner,
      () => '/home',
      (visitor) => visitor.heading('Applications by stage'),
    ),
    pageState(
      'applications',
      asOwner,
      () => '/applications',
      (visitor) => visitor.link('Warm Kitchens Fund'),
    ),
  ]
}
