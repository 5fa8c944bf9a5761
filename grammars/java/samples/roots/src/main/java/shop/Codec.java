package shop;

public interface Codec {}
