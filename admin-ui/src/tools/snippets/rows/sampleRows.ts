/** Some of each kind, as a crawler exports them. */
export const SAMPLE_ROWS = `Address,Title 1,Meta Description 1,H1-1
https://www.shoely.example/,Shoely | Buy shoes online,Shoes for every foot.,Shoely
https://www.shoely.example/wide,Running Shoes for Wide Feet: The 12 Best Wide Running Shoes of 2026 [Tested] | Buy shoes online,"We ran 1,400 miles in 40 pairs. These twelve running shoes leave room for wide feet and keep their grip.",Running shoes for wide feet
https://www.shoely.example/trail,"Trail running shoes: 9 pairs, tested in mud | Buy shoes online","Nine pairs with deep lugs and a firm plate, and one that we sent back. We ran every pair for 60 miles on wet roots, loose stones and two summits, weighed the mud that they brought home, and say which one we kept.",Trail running shoes
https://www.shoely.example/schuhe,"Laufschuhe für breite Füße: zwölf Paare, getestet","Zwölf Paare, die breiten Füßen Platz lassen.",Laufschuhe für breite Füße
https://www.shoely.example/ja,幅広の足に合うランニングシューズ12選を実際に走って徹底比較しましたランキング,足の幅が広い方のためのランニングシューズです。,ランニングシューズ
https://www.shoely.example/about,About,,About us
`;
