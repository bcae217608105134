/** Why a tool cannot be used: `Your plan Free does not include this tool.` Without a name it is the plan of nobody. */
export function lackedToolText(planName: string): string {
  return `Your plan${planName && ` ${planName}`} does not include this tool.`;
}
