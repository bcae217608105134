/** A text to try the tool with. */
export const SAMPLE_TEXT = `A good pair of running shoes lasts about 500 miles. After that, the foam in the midsole no longer springs back, and your knees begin to notice. Most runners replace their running shoes too late, because the upper still looks new.

How do you choose running shoes? Begin with your feet. Dr. Alvarez, who has fitted runners for twenty years, asks three questions: how far do you run each week, on what kind of ground, and what hurt last time? The answers matter more than the brand on the box, more than the colour, and far more than whatever the fastest person in your club happens to be wearing this season.

Road shoes are light and smooth. Trail shoes have deep lugs, a firm plate and a tougher upper. A running shop lets you try both on a treadmill. Go in the afternoon, when your feet are a little larger, and leave a thumb's width in front of the longest toe.`;
