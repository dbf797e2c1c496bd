/**
 * Browsers that translate a page replace text nodes with their own elements. React does not know this, and crashes when
 * it removes a moved node or inserts before one. https://github.com/facebook/react/issues/11538#issuecomment-417504600
 */
export function surviveTranslation({ prototype }: typeof Node = Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    try {
      return removeChild.call(this, child) as T
    } catch {
      if (child.parentNode !== null) removeChild.call(child.parentNode, child)
      return child
    }
  }
  prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    try {
      return insertBefore.call(this, added, next) as T
    } catch {
      let place = next
      while (place !== null && place.parentNode !== this) place = place.parentNode
      return insertBefore.call(this, added, place) as T
    }
  }
}
