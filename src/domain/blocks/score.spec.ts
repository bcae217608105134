import { scorePercent } from './score';

describe('scorePercent', () => {
  it.each([
    ['9.8/10', 98],
    ['9.8 / 10', 98],
    [' 7.35 ', 73.5],
    ['10', 100],
    ['10/10', 100],
    ['0.1', 1],
    ['.5', 5],
    ['8.3333', 83.33],
    ['0', 0],
    ['0/10', 0],
    ['-3', 0],
    ['10.01', 0],
    ['11', 0],
    ['98', 0],
    ['4/5', 0],
    ['9.8/100', 0],
    ['9,8', 0],
    ['ten', 0],
    ['9.8 points', 0],
    ['', 0],
    ['   ', 0],
    ['/10', 0],
    ['NaN', 0],
    ['Infinity', 0],
  ])('%j is %d percent', (text, percent) => {
    expect(scorePercent(text)).toBe(percent);
  });
});
