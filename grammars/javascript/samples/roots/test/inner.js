it("works", () => {});
