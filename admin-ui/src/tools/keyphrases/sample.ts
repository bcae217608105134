/** A text that says its keyphrase too often, to try the tool with. */
export const SAMPLE_TEXT = `# Running shoes: the best running shoes for every runner

Looking for running shoes? Our running shoes are the best running shoes that you can buy. Whoever needs cheap running shoes finds running shoes for men, running shoes for women and running shoes for children in our shop for running shoes.

## How to choose running shoes

You should begin with your feet. You should think of the ground that you run on. You should ask what hurt last time. Road models are light and smooth, while trail models have deep lugs, a firm plate and a tougher upper.

A good pair lasts about 500 miles. After that, the foam in the midsole no longer springs back, and your knees begin to notice. Most runners replace theirs too late, because the upper still looks new. Go to a shop in the afternoon, when your feet are a little larger, and leave a thumb's width in front of the longest toe.

## What we sell

Red running shoes, blue running shoes, black running shoes, white running shoes, trail running shoes, wide running shoes.

## How to care for them

Let them dry in the air after each run, away from the heating. Brush the mud off when it is dry. Two pairs that take turns last longer than two that are worn one after the other, since the foam needs a day to recover.`;
export const SAMPLE_PHRASES = 'running shoes\nmidsole foam';
