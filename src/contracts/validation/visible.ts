/** Something that shows: neither white space nor characters that leave no trace, as zero-width ones. */
export const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
