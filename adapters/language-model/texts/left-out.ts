/** Instruction for prompts of letters, reports and overviews. */
export const LEFT_OUT_RULE =
  '- Write nothing on what the material says too little on. If you left out something that belongs there, end with one line "LEFT OUT: " and its headings, parted by semicolons: it is shown beside the text.'
