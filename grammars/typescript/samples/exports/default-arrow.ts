export default async (value: number) => value;
