export const markdownTest = {
  title: 'Markdown test page',
  input: 'Markdown',
  preview: 'Preview',
  sample: '# A heading\n\nSome *text* with a [link](https://example.org) and a list:\n\n- one\n- two',
}
